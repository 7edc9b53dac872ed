import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { Quotation } from '@wbn/contract/quotations/quotation.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Menu } from '@wbn/ui-kit/overlays/menu.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

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
  /** What its buyer does with it. */
  readonly actions?: ReactNode;
  /** Entries of the menu. */
  readonly menu?: ReactNode;
  /** A line on times and numbers. */
  readonly children: ReactNode;
}

/** Title and state of a request for quotation. */
export function QuotationHead(props: QuotationHeadProps) {
  const { quotation, badges, actions, menu, children } = props;
  const [to, text] = props.back;
  const t = useText('quotations');
  return (
    <Stack space="xs">
      <Text size="sm">
        <TextLink to={to}>{text}</TextLink>
      </Text>
      <PageHeader
        title={<bdi>{quotation.subject}</bdi>}
        facts={<Inline space="sm">{badges}</Inline>}
        lead={children}
        action={
          <>
            {actions}
            {menu && (
              <Menu variant="secondary" label={t('menu')} trigger={<Ellipsis size="1.25em" aria-hidden />}>
                {menu}
              </Menu>
            )}
          </>
        }
      />
    </Stack>
  );
}
