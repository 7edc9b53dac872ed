import { cutAtWord } from './cut-at-word.ts';
import * as styles from './long-text.css.ts';
import { extra, scope, teaser } from './more-toggle.css.ts';
import { MoreToggle } from './more-toggle.tsx';
import { Text } from './text.tsx';

interface LongTextProps {
  readonly text: string;
  /** Characters shown before 'View more'. */
  readonly limit: number;
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** A text cut at a word with View more / View less (WID-14); the full text is in the HTML and needs no JavaScript. */
export function LongText({ text, limit, moreLabel, lessLabel }: LongTextProps) {
  const [head, rest] = cutAtWord(text, limit);
  if (!rest) {
    return (
      <Text as="div">
        <p className={styles.text}>{head}</p>
      </Text>
    );
  }
  return (
    <div className={scope}>
      <Text as="div">
        <p className={styles.text}>
          {head}
          <span className={teaser}>…</span>
          <span className={extra}>{rest}</span>
        </p>
      </Text>
      <MoreToggle moreLabel={moreLabel} lessLabel={lessLabel} />
    </div>
  );
}
