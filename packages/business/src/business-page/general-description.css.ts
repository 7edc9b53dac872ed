import { globalStyle, style } from '@vanilla-extract/css';
import { extra, teaser } from '@wbn/ui-kit/text/more-toggle.css.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';

export const wholeOnWideScreens = style({ maxInlineSize: '72ch' });

// `!important` overrides the rules that collapse the text: wide screens show all of it without a toggle.
const wide = (display: string) => ({ '@media': { [from.sm]: { display: `${display} !important` } } });
globalStyle(`${wholeOnWideScreens} ${extra}`, wide('inline'));
globalStyle(`${wholeOnWideScreens} ${teaser}`, wide('none'));
globalStyle(`${wholeOnWideScreens} details`, wide('none'));
