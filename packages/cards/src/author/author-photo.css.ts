import { styleVariants } from '@vanilla-extract/css';

export const photoSizes = { sm: '2rem', md: '2.5rem', lg: '3rem', xl: '5rem' } as const;

export const photo = styleVariants(photoSizes, (size) => ({
  inlineSize: size,
  // The column of a page's header is narrower on phones.
  maxInlineSize: '100%',
  flexShrink: 0,
}));
