import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { CountryName } from '../parts/country-name.tsx';

interface TypeAndPlaceProps {
  readonly business: Pick<BusinessCard, 'general' | 'contactInfo'>;
  readonly city?: boolean;
}

/** Business type and place of a company, shown below its name. */
export function TypeAndPlace({ business, city = false }: TypeAndPlaceProps) {
  const { country, city: town } = business.contactInfo;
  return (
    <MutedText>
      {business.general.businessType.name}
      {country && (
        <>
          {' · '}
          {city && town && <bdi>{town}, </bdi>}
          <CountryName country={country} flag />
        </>
      )}
    </MutedText>
  );
}
