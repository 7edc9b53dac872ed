import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './skeleton.css.ts';

interface SkeletonProps {
  readonly shape?: keyof typeof styles.shape;
  readonly lines?: number;
  /** Size as CSS lengths where the shape's default does not fit. */
  readonly width?: string;
  readonly height?: string;
}

/** Grey placeholder for content that is loading; hidden from screen readers (mark the region `aria-busy`). */
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
