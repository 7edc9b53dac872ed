import { globalStyle, style } from '@vanilla-extract/css';
import { extra, teaser } from '@wbn/ui-kit/text/more-toggle.css.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';

export const wholeOnWideScreens = style({ maxInlineSize: '72ch' });

// Stronger than the rules that fold the text: a wide screen shows it whole and needs no toggle.
const wide = (display: string) => ({ '@media': { [from.sm]: { display: `${display} !important` } } });
globalStyle(`${wholeOnWideScreens} ${extra}`, wide('inline'));
globalStyle(`${wholeOnWideScreens} ${teaser}`, wide('none'));
globalStyle(`${wholeOnWideScreens} details`, wide('none'));
