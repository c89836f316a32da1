/** The worker that keeps the shell of the client, where a browser has one: over https, or on this very machine. */
import { address, route } from './route.svelte'

export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => (route.outdated = true))
  try {
    await serviceWorker.register(address('/worker.js'), { scope: address('/') })
    document.addEventListener('visibilitychange', () => void (document.hidden || look()))
  } catch {
    // a certificate that the browser does not trust: all else works as over plain http
  }
}

/** Whether the server has a new build. */
async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => {}) // nobody answers: it is asked again the next time
}
