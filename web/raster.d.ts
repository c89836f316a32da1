import type { Plugin } from 'vite'

export function raster(): Plugin
export function shell(): Plugin
