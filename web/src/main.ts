import { mount } from 'svelte'
import App from './App.svelte'
import { startRouter } from './lib/router'
import { watchTheme } from './lib/theme'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'

watchTheme()
startRouter()
mount(App, { target: document.getElementById('app') ?? document.body })
