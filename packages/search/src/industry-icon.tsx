import { icon } from './industry-icon.css.ts';
import sprite from './industry-icons.svg?no-inline';

interface IndustryIconProps {
  /** Id of an industry, or `all`. */
  readonly id: string;
  /** Size in pixels. */
  readonly size?: number;
}

/**
 * Icon of an industry, a part of one SVG file, so that icons need no JavaScript. Used as a CSS mask, because browsers
 * only load masks of visible elements; an `<use>` in the hidden sidebar would delay the first paint on phones.
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
