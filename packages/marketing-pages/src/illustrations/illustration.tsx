import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import * as styles from './illustration.css.ts';

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** Names of all illustrations, as used in the texts. */
export const illustrationNames = Object.keys(files).map((path) => path.slice(2, -4));

interface IllustrationProps {
  readonly name: string;
  /** Description in the page's language; empty for a picture that only repeats the text beside it. */
  readonly alt: string;
}

/** An illustration in the colours of the edition and the theme. Throws on an unknown name. */
export function Illustration({ name, alt }: IllustrationProps) {
  const file = files[`./${name}.svg`];
  // MDX texts name their pictures and are not type-checked.
  if (!file) throw new Error(`Unknown picture: ${name}`);
  const square = name.startsWith('manager-');
  return (
    <svg
      role="img"
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' ? true : undefined}
      viewBox={square ? '0 0 320 320' : '0 0 640 320'}
      className={classNames(styles.picture, square && styles.portrait)}
    >
      {/* Not <img>: a file that is used inherits the custom properties of the page, and with them the brand's colours. */}
      <use href={`${file}#picture`} />
    </svg>
  );
}
