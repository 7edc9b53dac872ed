import type { Tone } from './colour.ts';

/** A considered set of colours: a light muted ground and three that sit well on it. */
export type Palette = { ground: Tone; main: Tone; second: Tone; accent: Tone };

export const palettes: readonly Palette[] = [
  // sage: deep teal, mustard
  { ground: [0.94, 0.016, 140], main: [0.5, 0.07, 190], second: [0.62, 0.06, 150], accent: [0.77, 0.13, 82] },
  // clay: terracotta, night blue
  { ground: [0.94, 0.018, 50], main: [0.62, 0.12, 42], second: [0.45, 0.07, 255], accent: [0.48, 0.08, 250] },
  // harbour: navy, orange
  { ground: [0.94, 0.014, 240], main: [0.44, 0.09, 255], second: [0.58, 0.09, 235], accent: [0.7, 0.15, 52] },
  // linen: forest green, coral
  { ground: [0.95, 0.018, 90], main: [0.47, 0.075, 155], second: [0.6, 0.08, 130], accent: [0.69, 0.13, 32] },
  // slate: slate blue, yellow
  { ground: [0.93, 0.008, 260], main: [0.5, 0.05, 260], second: [0.45, 0.03, 250], accent: [0.82, 0.14, 90] },
  // rose: plum, ochre
  { ground: [0.94, 0.018, 10], main: [0.44, 0.09, 355], second: [0.6, 0.1, 15], accent: [0.73, 0.11, 75] },
  // mist: petrol, vermilion
  {
    ground: [0.945, 0.018, 185],
    main: [0.48, 0.075, 215],
    second: [0.62, 0.075, 195],
    accent: [0.65, 0.16, 38],
  },
  // sand: cobalt, tangerine
  { ground: [0.94, 0.022, 78], main: [0.5, 0.13, 262], second: [0.57, 0.08, 60], accent: [0.75, 0.14, 62] },
  // lilac: indigo, amber
  { ground: [0.94, 0.017, 300], main: [0.46, 0.1, 285], second: [0.58, 0.09, 320], accent: [0.79, 0.13, 76] },
  // straw: brick red, teal
  { ground: [0.95, 0.028, 98], main: [0.56, 0.13, 30], second: [0.5, 0.07, 205], accent: [0.57, 0.085, 195] },
];
