import latin from './font/inter-latin.woff2?url';

/**
 * URL of the font file that nearly every page needs, for `<link rel="preload" as="font" type="font/woff2"
 * crossorigin>`.
 */
export const latinFontFile: string = latin;
