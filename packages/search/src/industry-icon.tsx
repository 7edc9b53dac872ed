import sprite from './industry-icons.svg?no-inline';

interface IndustryIconProps {
  /** Id of an industry, or `all`. */
  readonly id: string;
  /** Pixels. */
  readonly size?: number;
}

/** Drawing of an industry; all of them are one file, so that they cost the page no JavaScript. */
export function IndustryIcon({ id, size = 20 }: IndustryIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}
