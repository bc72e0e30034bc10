import { mount } from 'svelte'
import App from './App.svelte'
import { startRouter } from './lib/router'
import { watchScreen } from './lib/screen.svelte'
import { watchTheme } from './lib/theme'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'

watchTheme()
watchScreen()
startRouter()
mount(App, { target: document.getElementById('app') ?? document.body })
