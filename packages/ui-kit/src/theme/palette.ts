/** Default brand colours, used until the edition's are set by `brandStyle`. */
export const defaultBrand = { primary: '#1d4f91', primaryDark: '#8ab4f8', accent: '#f2b705' } as const;

/** Percentage of the brand colour in derived colours; the rest is the named partner. */
export const brandMix = {
  text: { light: [84, '#000000'], dark: [69, '#ffffff'] },
  hover: { light: [86, '#000000'], dark: [82, '#ffffff'] },
  soft: { light: [9, '#ffffff'], dark: [16, '#14171c'] },
} as const;

/** Colours of the light theme. */
export const light = {
  page: '#f5f6f8',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#edeff3',
  hover: '#f0f2f5',
  line: '#dde1e7',
  lineStrong: '#c2c9d3',
  control: '#868f9c',
  text: '#161a21',
  muted: '#545e6c',
  onBrand: '#ffffff',
  success: '#116636',
  successSoft: '#e4f4ea',
  warning: '#7f4b00',
  warningSoft: '#fdf1d8',
  danger: '#b3261e',
  dangerSoft: '#fdebe9',
  gold: '#735000',
  goldSoft: '#fbeec6',
  premium: '#5636a3',
  premiumSoft: '#eee9fc',
  platinum: '#2f4459',
  platinumSoft: '#dfe8f0',
  overlay: 'rgb(16 20 28 / 0.48)',
} as const;

/** Colours of the dark theme; the surface is the #14171c that editions check their dark brand colour on. */
export const dark: { readonly [name in keyof typeof light]: string } = {
  page: '#0d0f13',
  surface: '#14171c',
  raised: '#1b1f26',
  sunken: '#0a0c0f',
  hover: '#232931',
  line: '#2a3038',
  lineStrong: '#414a55',
  control: '#6d7784',
  text: '#e9ecf0',
  muted: '#a5afbc',
  onBrand: '#0d0f13',
  success: '#74d69f',
  successSoft: '#12301f',
  warning: '#f2c063',
  warningSoft: '#35270c',
  danger: '#ff9f96',
  dangerSoft: '#3e1815',
  gold: '#f1cf70',
  goldSoft: '#362b0e',
  premium: '#c9b6ff',
  premiumSoft: '#2b2246',
  platinum: '#d3dfeb',
  platinumSoft: '#273441',
  overlay: 'rgb(0 0 0 / 0.62)',
};
