/** What every test finds: the page that the server sends, in English. */
import { learn } from '../src/lib/words.svelte'

document.head.innerHTML = '<meta name="base" content="" />'
await learn('en')
