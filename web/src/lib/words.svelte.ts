/** The client's own words. Whatever happens at a table comes in words from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

const files = import.meta.glob<string>('../../../src/parlour/locale/*/web.ftl', {
  query: '?raw',
  import: 'default',
})

let bundle = $state.raw<FluentBundle>()

/** Speak this language from now on. */
export async function learn(language: Language): Promise<void> {
  const text = await files[`../../../src/parlour/locale/${language}/web.ftl`]!()
  const next = new FluentBundle(language, { useIsolating: false })
  next.addResource(new FluentResource(text))
  bundle = next
  document.documentElement.lang = language
}

/** The sentence of this key; where there is none, what stands in for it. */
export function say(key: string, data: Record<string, FluentVariable> = {}, otherwise = key): string {
  const message = bundle?.getMessage(key)
  return message?.value ? bundle!.formatPattern(message.value, data) : otherwise
}

/** A number as people write it, below zero with a minus and not with a hyphen. */
export function signed(number: number | string): string {
  return String(number).replace(/^-/, '−')
}
