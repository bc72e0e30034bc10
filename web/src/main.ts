import { mount } from 'svelte'
import App from './App.svelte'
import { startRouter } from './lib/router'
import { watchScreen } from './lib/screen.svelte'
import { watchTheme } from './lib/theme'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'

// A page that stood open while the server was brought up to date asks for parts that are there no more: it starts anew where it
// was to go. Once a minute, for a part that never comes would begin that again and again.
const STARTED = 'kanly-started-anew'
const MINUTE = 60_000
addEventListener('vite:preloadError', () => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STARTED) ?? 0) < MINUTE) return
    sessionStorage.setItem(STARTED, String(Date.now()))
  } catch {
    return
  }
  location.reload()
})

watchTheme()
watchScreen()
startRouter()
mount(App, { target: document.getElementById('app') ?? document.body })
