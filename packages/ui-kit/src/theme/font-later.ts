import { below } from './breakpoints.ts';

/** Media query of touch screens. A page's first script asks for no width: it runs before the page says how it is to be scaled. */
export const touched = '(pointer: coarse)';

/** Media query of what is shown the web font from its second page on: phones, whose first page shall not wait for it. */
export const fontComesLater = `${below.sm} and ${touched}`;

/** All others. */
export const fontComesFirst = '(min-width:768px),(pointer:fine)';
