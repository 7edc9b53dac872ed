import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { Quotation } from '@wbn/contract/quotations/quotation.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Menu } from '@wbn/ui-kit/overlays/menu.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from '../requests/chat.css.ts';

/** When the buyer last changed it, for the line on times. */
export function ChangedTime({ quotation: { changedAt } }: { readonly quotation: Quotation }) {
  const t = useText('quotations');
  if (!changedAt) return null;
  return (
    <>
      {` · ${t('changed')} `}
      <TimeAgo at={changedAt} />
    </>
  );
}

interface QuotationHeadProps {
  readonly quotation: Quotation;
  /** Path and text of the link to the list. */
  readonly back: readonly [string, string];
  readonly badges: ReactNode;
  /** Entries of the menu. */
  readonly menu?: ReactNode;
  /** A line on times and numbers. */
  readonly children: ReactNode;
}

/** Title and state of a request for quotation. */
export function QuotationHead({ quotation, back: [to, text], badges, menu, children }: QuotationHeadProps) {
  const t = useText('quotations');
  return (
    <Stack space="xs" as="header">
      <Text size="sm">
        <TextLink to={to}>{text}</TextLink>
      </Text>
      <Inline space="sm">
        <Heading level={1} dir="auto">
          {quotation.subject}
        </Heading>
        {badges}
        {menu && (
          <Menu
            variant="plain"
            label={t('menu')}
            trigger={
              <span className={styles.more}>
                <Ellipsis aria-hidden />
              </span>
            }
          >
            {menu}
          </Menu>
        )}
      </Inline>
      <Text tone="muted">{children}</Text>
    </Stack>
  );
}
