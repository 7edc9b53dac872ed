import { authorPath } from '@wbn/cards/author/author-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { cutAtWord } from '@wbn/ui-kit/text/cut-at-word.ts';
import { extra, scope, teaser } from '@wbn/ui-kit/text/more-toggle.css.ts';
import { MoreToggle } from '@wbn/ui-kit/text/more-toggle.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Fragment } from 'react';
import * as styles from './mentioned-text.css.ts';
import { type Segment, segmentsOf, splitSegments, type TextWithMentions } from './text-with-mentions.ts';

interface MentionedTextProps extends TextWithMentions {
  /** Characters before 'View more' (SOC-26). */
  readonly limit?: number;
}

/** Text with links for its mentions. The HTML contains the whole text; View more needs no JavaScript. */
export function MentionedText({ content, mentions, limit = 480 }: MentionedTextProps) {
  const t = useText('comments');
  const [short, more] = cutAtWord(content, limit);
  const segments = segmentsOf({ content, mentions });
  const [head, rest] = more ? splitSegments(segments, short.length) : [segments, []];
  return (
    <div className={scope} {...foreignText(content)}>
      <Text as="div">
        <p className={styles.text}>
          <Segments segments={head} />
          {rest.length > 0 && (
            <>
              <span className={teaser}>…</span>
              <span className={extra}>
                <Segments segments={rest} />
              </span>
            </>
          )}
        </p>
      </Text>
      {rest.length > 0 && <MoreToggle moreLabel={t('viewMore')} lessLabel={t('viewLess')} />}
    </div>
  );
}

function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  const path = usePath();
  return segments.map(({ text, mention }, place) => {
    const key = `${place}`;
    if (!mention) return <Fragment key={key}>{text}</Fragment>;
    const { resourceID: authorID, resourceType: authorType } = mention;
    return (
      <TextLink key={key} to={path(authorPath({ authorID, authorType, name: text.slice(1) }))}>
        {text}
      </TextLink>
    );
  });
}
