import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import * as styles from './library.css.ts';

interface AnatomyProps {
  /** Story in the picture. */
  readonly of: NonNullable<ComponentProps<typeof Story>['of']>;
  /** Names of the parts with their CSS selectors. */
  readonly parts: Readonly<Record<string, string>>;
}

interface Mark {
  readonly name: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Shows a story with a number on each of its parts, and their names below. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const box = picture.current;
    if (!box) return;
    const measure = () => {
      const found = findMarks(box, parts);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    // The story is drawn after this effect, and changes size while pictures and fonts load.
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    const nodes = new MutationObserver(measure);
    nodes.observe(box.firstElementChild ?? box, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      nodes.disconnect();
    };
  }, [parts]);
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} ref={picture}>
        <div inert>
          <Story of={of} />
        </div>
        {marks.map(({ name, ...box }, index) => (
          <span key={name} className={styles.mark} style={box}>
            <span className={styles.number}>{index + 1}</span>
          </span>
        ))}
      </div>
      <figcaption>
        <ol className={styles.parts}>
          {Object.keys(parts).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function findMarks(box: HTMLElement, parts: AnatomyProps['parts']): Mark[] {
  const frame = box.getBoundingClientRect();
  return Object.entries(parts).flatMap(([name, selector]) => {
    const part = box.querySelector(`:scope > [inert] :is(${selector})`)?.getBoundingClientRect();
    if (!part?.width) return [];
    const { top, left, width, height } = part;
    return { name, top: top - frame.top, left: left - frame.left, width, height };
  });
}
