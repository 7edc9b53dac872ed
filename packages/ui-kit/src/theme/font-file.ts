import latin from './font/inter-latin.woff2?url';

/** Address of the font file that nearly every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const latinFontFile: string = latin;
