import type { EditionBrand } from '../../../packages/edition/src/edition.ts';
import { dayPalette, nightPalette, type Palette } from './palette.ts';

/** CSS of a drawn picture: its classes by day, and by night where the reader prefers dark. */
export function pictureStyle(brand: EditionBrand): string {
  return `${rules(dayPalette(brand))}path{stroke-linejoin:round}.fl,.ml,.nl,.rl{fill:none;stroke-width:3}.wi{stroke-width:3;stroke-dasharray:4 7;opacity:.55;fill:none}.wv{fill:none;stroke-width:2.5;stroke-linecap:round}@media (prefers-color-scheme:dark){${rules(nightPalette(brand))}}`;
}

function rules(palette: Palette): string {
  const { sky, cloud, far, mid, near, front, water, wave, accent, sun, bright } = palette;
  return [
    `.sk{fill:${sky}}.cl{fill:${cloud}}.wa{fill:${water}}.wv{stroke:${wave}}`,
    `.fa{fill:${far}}.mi{fill:${mid}}.ne{fill:${near}}.fr{fill:${front}}`,
    `.fl{stroke:${far}}.ml{stroke:${mid}}.nl{stroke:${near}}.rl{stroke:${front}}`,
    `.ac{fill:${accent}}.su{fill:${sun}}.br{fill:${bright}}.wi{stroke:${bright}}`,
  ].join('');
}
