import { openPrivateFacts, type PrivatePart } from '@wbn/contract/desk/account-acts.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { ActDialog } from './act-dialog.tsx';
import { useName } from './use-name.ts';

interface PrivateFactsProps {
  readonly subject: { readonly type: 'user' | 'business'; readonly id: string };
  readonly what: PrivatePart;
}

type Fact = { readonly name: string; readonly value: string; readonly at?: string | undefined };

/** A button behind which private facts are: they are shown with a reason, which the log keeps (STF-44). */
export function PrivateFacts({ subject, what }: PrivateFactsProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { api } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const rowsOf = (facts: readonly Fact[]) =>
    facts.map(({ name, value, at }, place) => ({
      label:
        facts.findIndex((fact) => fact.name === name) === place
          ? nameOf('facts', name)
          : `${nameOf('facts', name)} ${place + 1}`,
      value: at ? `${value} (${formatMoment(locale, at)})` : value,
    }));
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <Lock aria-hidden="true" size={14} /> {nameOf('private', what)}
      </Button>
      {isOpen && (
        <ActDialog
          act={{
            title: nameOf('private', what),
            lead: t('privateLead'),
            confirm: t('show'),
            fields: [{ name: 'reason', label: t('reason'), type: 'area' }],
            send: async ({ reason = '' }) =>
              (await api.call(openPrivateFacts, { body: { subject, what, reason } })).data,
            result: (facts) => (
              <DetailsTable
                rows={rowsOf(facts as readonly Fact[])}
                emptyLabel={t('nothing')}
                caption={nameOf('private', what)}
              />
            ),
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
