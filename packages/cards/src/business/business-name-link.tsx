import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { foreignText } from '../labels/foreign-text.ts';
import { businessPath } from './business-path.ts';

interface BusinessNameLinkProps {
  readonly business: Pick<BusinessCard, 'businessID' | 'general'>;
}

/** The name of a company as a link to its page. */
export function BusinessNameLink({ business }: BusinessNameLinkProps) {
  const path = usePath();
  const { companyName } = business.general;
  return (
    <Text as="strong" weight="semibold">
      <TextLink to={path(businessPath(business))} tone="default" {...foreignText(companyName)}>
        {companyName}
      </TextLink>
    </Text>
  );
}
