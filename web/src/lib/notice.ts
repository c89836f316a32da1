/** A notification of the system while nobody sees the page; only where the person asked for it. */
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const TAG = 'turn' // a new one takes the place of the last

/** Browsers let a page do this only over https, or on this very machine. */
export const mayNotify = () => isSecureContext && 'Notification' in window

/** Ask the person's browser; whether it agrees. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Say that it is somebody's turn at the table of this title. */
export function callOut(title: string): void {
  if (!settings.notify || !mayNotify() || Notification.permission !== 'granted') return
  void show(title, { body: say('your-turn'), tag: TAG, lang: settings.language, data: location.href })
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, options) // the only way on a phone
  const notice = new Notification(title, options)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
