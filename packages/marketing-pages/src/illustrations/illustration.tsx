import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import * as styles from './illustration.css.ts';
import { type IllustrationName, illustrations } from './illustrations.ts';

interface IllustrationProps {
  readonly name: IllustrationName;
  /** What is seen, in the page's language; empty for a picture that only repeats the words beside it. */
  readonly alt: string;
}

/** A drawn picture in the colours of the edition and the theme; meant for the server, it has no behaviour. */
export function Illustration({ name, alt }: IllustrationProps) {
  // The texts name their pictures in MDX, which no type check reads.
  if (!Object.hasOwn(illustrations, name)) throw new Error(`Unknown picture: ${name}`);
  const Scene = illustrations[name];
  const square = name.startsWith('manager-');
  return (
    <svg
      role="img"
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' ? true : undefined}
      viewBox={square ? '0 0 320 320' : '0 0 640 320'}
      className={classNames(styles.picture, square && styles.portrait)}
    >
      <Scene />
    </svg>
  );
}
