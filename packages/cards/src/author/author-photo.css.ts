import { styleVariants } from '@vanilla-extract/css';

export const photoSizes = { sm: '2rem', md: '2.5rem', lg: '3rem' } as const;

export const photo = styleVariants(photoSizes, (size) => ({ inlineSize: size, flexShrink: 0 }));
