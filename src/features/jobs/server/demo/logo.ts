// Draws a simple mark for an invented organisation.
import type { Motif, Organisation } from './organisation.ts'

const motifs: Record<Motif, (ink: string) => string> = {
  wave: (ink) =>
    `<path d="M0 150c40 0 40-34 80-34s40 34 80 34 40-34 80-34v124H0z" fill="${ink}"/><path d="M0 190c40 0 40-34 80-34s40 34 80 34 40-34 80-34v84H0z" fill="${ink}" opacity=".5"/>`,
  fin: (ink) => `<path d="M48 176C76 96 120 60 168 52c-12 40-4 84 32 124z" fill="${ink}"/>`,
  coral: (ink) =>
    `<path d="M120 200V96M120 150c-40 0-44-28-44-60M120 132c36 0 44-28 44-64M92 118c-18 0-28-8-30-30M148 104c16 0 30-6 34-26" fill="none" stroke="${ink}" stroke-width="16" stroke-linecap="round"/>`,
  star: (ink) =>
    `<path d="m120 48 20 50 54 4-42 34 14 52-46-28-46 28 14-52-42-34 54-4z" fill="${ink}" stroke="${ink}" stroke-width="14" stroke-linejoin="round"/>`,
  shell: (ink) =>
    `<path d="M120 60c52 0 84 36 84 78 0 20-36 46-84 46s-84-26-84-46c0-42 32-78 84-78zm0 0v124M120 60 76 176M120 60l44 116" fill="none" stroke="${ink}" stroke-width="12" stroke-linejoin="round"/>`,
  ring: (ink) =>
    `<circle cx="120" cy="120" r="62" fill="none" stroke="${ink}" stroke-width="16"/><circle cx="120" cy="120" r="20" fill="${ink}"/>`,
  kelp: (ink) =>
    `<path d="M120 204c-16-40 16-72 0-112s4-44 8-48" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"/><path d="M118 176c-34 4-50-10-56-32 30-4 50 8 56 32zm6-34c32 2 48-14 52-36-30-2-48 12-52 36zm-6-40c-30 0-44-14-46-36 28 0 44 14 46 36z" fill="${ink}"/>`,
  fluke: (ink) =>
    `<path d="M120 196c-10-26-12-46-8-66-30 2-62-12-76-50 26-10 62-6 84 20 22-26 58-30 84-20-14 38-46 52-76 50 4 20 2 40-8 66z" fill="${ink}"/>`,
  buoy: (ink) =>
    `<path d="m96 156 14-92h20l14 92zM72 166h96l-18 36H90z" fill="${ink}"/><circle cx="120" cy="48" r="14" fill="${ink}"/>`,
  fish: (ink) =>
    `<path d="M36 120c30-46 88-52 126-12l42-32c-8 30-8 58 0 88l-42-32c-38 40-96 34-126-12z" fill="${ink}"/>`,
}

export function drawLogo({ colors: [ground, ink], motif }: Organisation): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><rect width="240" height="240" fill="${ground}"/>${motifs[motif](ink)}</svg>`
}
