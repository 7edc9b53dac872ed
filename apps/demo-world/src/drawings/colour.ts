/** Five tones of one material, from highlight to deep shade. */
export type Ramp = { hi: string; lt: string; md: string; dk: string; dp: string };

/** A colour by lightness (0 to 1), chroma (0 to 0.2) and hue (degrees) in OKLCH. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

function linearRgb([lightness, chroma, hue]: Tone): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Writes an OKLCH tone as a hex colour, lowering its chroma until a screen can show it. */
export function hex([lightness, chroma, hue]: Tone): string {
  const light = Math.min(0.995, Math.max(0.08, lightness));
  let strength = chroma;
  let rgb = linearRgb([light, strength, hue]);
  while (strength > 0.001 && rgb.some((part) => part < -0.001 || part > 1.001)) {
    strength *= 0.9;
    rgb = linearRgb([light, strength, hue]);
  }
  const parts = rgb.map((part) => {
    const clipped = Math.min(1, Math.max(0, part));
    const gamma = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Spreads one tone into a material's five: lights drift to warm, shades to cool. */
export function rampOf([lightness, chroma, hue]: Tone): Ramp {
  const toWarm = hue > 80 && hue < 260 ? -6 : 6;
  return {
    hi: hex([lightness + (1 - lightness) * 0.58, chroma * 0.6, hue + toWarm]),
    lt: hex([lightness + (1 - lightness) * 0.27, chroma * 0.9, hue + toWarm / 2]),
    md: hex([lightness, chroma, hue]),
    dk: hex([lightness * 0.83, chroma * 0.96, hue - toWarm / 2]),
    dp: hex([lightness * 0.64, chroma * 0.85, hue - toWarm]),
  };
}
