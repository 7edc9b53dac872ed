import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** A step of the 8-pixel spacing scale. */
export type Space = keyof typeof vars.space;

/** Classes that set the gap between the children of a flex or grid box. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
