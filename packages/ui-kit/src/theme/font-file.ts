import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Address of the Latin font file, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const latinFontFile: string = latin;
