import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyOffer, type OfferProblem, readOffer } from '../offers/offer-draft.ts';
import { OfferForm } from '../offers/offer-form.tsx';

interface OfferDialogProps {
  readonly api: ApiClient;
  readonly onSend: (offer: Offer) => void;
  readonly onClose: () => void;
}

/** Where a supplier makes an offer; it goes out with what stands in the field. */
export function OfferDialog({ api, onSend, onClose }: OfferDialogProps) {
  const { t } = useTranslation('requests');
  const locale = useLocale();
  const form = useId();
  const [draft, setDraft] = useState(emptyOffer);
  const [problems, setProblems] = useState<readonly OfferProblem[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readOffer(draft, locale);
    if ('offer' in read) onSend(read.offer);
    else setProblems(read.problems);
  };
  return (
    <Dialog
      title={t('input.offer')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('input.cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('input.sendOffer')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <OfferForm api={api} value={draft} onChange={setDraft} problems={problems} />
      </form>
    </Dialog>
  );
}
