import '@fontsource-variable/literata/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { learn } from './lib/words.svelte'
import { settings } from './lib/settings.svelte'
import { keepShell } from './lib/shell'

await learn(settings.language)
mount(App, { target: document.getElementById('app')! })
void keepShell()
