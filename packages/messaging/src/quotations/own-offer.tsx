import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import {
  loadOpenQuotation,
  type OwnOffer,
  type OpenQuotation as Quotation,
  withdrawOffer,
} from '@wbn/contract/quotations/open-quotations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { FileList } from '../files/file-list.tsx';
import { OfferCard } from '../offers/offer-card.tsx';
import { MakeOfferForm } from './make-offer-form.tsx';
import * as styles from './quotations.css.ts';
import { quotationLists } from './quotations.query.ts';
import { OfferedProduct } from './received-offer.tsx';

interface OfferPlaceProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly quotation: Quotation;
}

/** The own offer, the form for it, or why none can be made. */
export function OfferPlace({ api, userID, quotation }: OfferPlaceProps) {
  const t = useText('quotations');
  const [editing, setEditing] = useState(false);
  const { businessID, status, mayOffer, ownOffer } = quotation;
  const company = useIdentities(api)?.all.find(({ authorID }) => authorID === businessID)?.name;
  if (ownOffer && !editing)
    return (
      <MadeOffer
        api={api}
        quotation={quotation}
        ownOffer={ownOffer}
        company={company}
        onEdit={() => setEditing(true)}
      />
    );
  if (!mayOffer)
    return (
      <Notice tone="info" title={t(status === 'open' ? 'cannotOffer.full' : 'cannotOffer.closed')}>
        <Text size="sm">{t(status === 'open' ? 'cannotOffer.fullBody' : 'cannotOffer.closedBody')}</Text>
      </Notice>
    );
  return (
    <MakeOfferForm
      api={api}
      userID={userID}
      quotation={quotation}
      company={company}
      onEnd={() => setEditing(false)}
    />
  );
}

interface MadeOfferProps extends Pick<OfferPlaceProps, 'api' | 'quotation'> {
  readonly ownOffer: OwnOffer;
  /** Name of the company that made it. */
  readonly company: string | undefined;
  readonly onEdit: () => void;
}

function MadeOffer({ api, quotation, ownOffer, company, onEdit }: MadeOfferProps) {
  const t = useText('quotations');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [withdrawing, setWithdrawing] = useState(false);
  const { quotationID, businessID, status, mayOffer } = quotation;
  const withdraw = useMutation({
    ...callMutation(api, withdrawOffer),
    onSuccess: async (_left, _input, _result, { client }) => {
      void client.invalidateQueries({ queryKey: quotationLists });
      await client.invalidateQueries({
        queryKey: callKey(loadOpenQuotation, { params: { id: quotationID } }),
      });
      toast(t('withdraw.done'), 'success');
    },
    onError: (error) => toast(errorMessage(toApiError(error)), 'danger'),
    onSettled: () => setWithdrawing(false),
  });
  return (
    <Surface aria-label={t('ownOffer')}>
      <Stack space="sm">
        <Heading level={2} size="md">
          {t('ownOffer')}
        </Heading>
        <MutedText>
          {company && <bdi>{`${t('offeredAs', { company })} · `}</bdi>}
          {t('offered')} <TimeAgo at={ownOffer.datetime} />
        </MutedText>
        <OfferCard offer={ownOffer.offer} wanted={quotation} />
        {ownOffer.product && <OfferedProduct product={ownOffer.product} />}
        <p className={styles.text} dir="auto">
          {ownOffer.text}
        </p>
        <FileList api={api} place={{ quotationID }} bid={businessID} files={ownOffer.files} />
        {status === 'open' && (
          <Inline space="sm">
            {mayOffer && (
              <Button variant="secondary" size="sm" onClick={onEdit}>
                {t('changeOffer')}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => setWithdrawing(true)}>
              {t('withdraw.action')}
            </Button>
          </Inline>
        )}
      </Stack>
      {withdrawing && (
        <ConfirmDialog
          title={t('withdraw.title')}
          confirm={t('withdraw.action')}
          cancel={t('cancel')}
          tone="danger"
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ params: { id: quotationID }, query: { bid: businessID } })}
          onCancel={() => setWithdrawing(false)}
        >
          {t('withdraw.body')}
        </ConfirmDialog>
      )}
    </Surface>
  );
}
