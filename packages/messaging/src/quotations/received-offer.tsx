import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  loadOwnQuotation,
  type OwnQuotationWithOffers,
  type ReceivedOffer,
  shortlistOffer,
} from '@wbn/contract/quotations/quotations.ts';
import { pagePath } from '@wbn/contract/shared/page-path.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';

interface ShortlistButtonProps {
  readonly api: ApiClient;
  readonly quotationID: string;
  readonly received: ReceivedOffer;
}

/** Puts an offer on the buyer's short list, or takes it off. */
export function ShortlistButton({ api, quotationID, received }: ShortlistButtonProps) {
  const t = useText('quotations');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const { offerID, isShortlisted, business } = received;
  const change = useMutation({
    ...callMutation(api, shortlistOffer),
    onError: (error) => {
      const failure = toApiError(error);
      toast(failure.code === 'Conflict' ? t('choose.changed') : errorMessage(failure), 'danger');
    },
    onSettled: (_changed, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(loadOwnQuotation, { params: { id: quotationID } }) }),
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t(isShortlisted ? 'shortlist.removeNamed' : 'shortlist.addNamed', {
        company: business.name,
      })}
      loading={change.isPending}
      onClick={() =>
        change.mutate({ params: { id: quotationID }, body: { offerID, isShortlisted: !isShortlisted } })
      }
    >
      {t(isShortlisted ? 'shortlist.remove' : 'shortlist.add')}
    </Button>
  );
}

/** The product that a supplier offers, with its page. */
export function OfferedProduct({ product }: { readonly product: NonNullable<ReceivedOffer['product']> }) {
  const path = usePath();
  const { productID, companyName, name } = product;
  return (
    <Text size="sm">
      <TextLink to={path(pagePath.product(productID, companyName, name))} dir="auto">
        {name}
      </TextLink>
    </Text>
  );
}

/** The companies that make no offer, and why. */
export function Passes({ passes }: Pick<OwnQuotationWithOffers, 'passes'>) {
  const t = useText('quotations');
  if (passes.length === 0) return null;
  return (
    <Stack space="xs" as="section" aria-label={t('passes.title')}>
      <Heading level={2} size="sm">
        {t('passes.title')}
      </Heading>
      {passes.map(({ business, reason, note }) => (
        <Text key={business.authorID} size="sm">
          <bdi>{business.name}</bdi>
          {`: ${t(`pass.reasons.${reason}`)}`}
          {note && <bdi>{` · ${note}`}</bdi>}
        </Text>
      ))}
    </Stack>
  );
}
