import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './skeleton.css.ts';

interface SkeletonProps {
  readonly shape?: keyof typeof styles.shape;
  readonly lines?: number;
  /** Size where the shape's own does not fit, as CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

/** Grey shape in the place of what is coming; hidden from screen readers (mark the region `aria-busy`). */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  const size = {
    ...(width && { inlineSize: width }),
    ...(height && { blockSize: height, aspectRatio: 'auto' }),
  };
  const bone = classNames(styles.bone, styles.shape[shape]);
  if (lines === 1) return <span aria-hidden="true" className={bone} style={size as CSSProperties} />;
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={bone} />
      ))}
    </span>
  );
}
