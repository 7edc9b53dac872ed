import { icon } from './industry-icon.css.ts';
import sprite from './industry-icons.svg?no-inline';

interface IndustryIconProps {
  /** Id of an industry, or `all`. */
  readonly id: string;
  /** Pixels. */
  readonly size?: number;
}

/**
 * Drawing of an industry; all of them are one file, so that they cost the page no JavaScript. As a mask it is fetched where it is seen: an
 * `<use>` of a sidebar that a phone does not show would take its share of the line before the first paint.
 */
export function IndustryIcon({ id, size = 20 }: IndustryIconProps) {
  return (
    <span
      aria-hidden="true"
      className={icon}
      style={{ inlineSize: size, blockSize: size, maskImage: `url("${sprite}#${id}")` }}
    />
  );
}
