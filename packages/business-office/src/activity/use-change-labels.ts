import { useTranslation } from 'react-i18next';

const ofProfile = [
  ...(['companyName', 'shortDescription', 'generalDescription', 'businessType', 'categories'] as const),
  ...(['yearStablished', 'totalAnnualRevenue', 'totalEmployees', 'totalProductionEmployees'] as const),
  ...(['productionCapacity', 'video', 'legalAddressEnglish', 'shippingAddressEnglish', 'city'] as const),
  ...(['zipcode', 'country', 'state', 'email', 'website', 'phone', 'mobilePhone', 'industry'] as const),
  ...(['manufacturingFacilities', 'factorySize', 'numberProductionLines'] as const),
  ...(['contractManufacturing', 'markets', 'spokenLanguages', 'totalEmployeesSales'] as const),
  ...(['averageLeadTime', 'acceptedDeliveryTerms', 'acceptedPaymentCurrencies'] as const),
  ...(['packagingTypes', 'acceptedPaymentTypes'] as const),
] as const;

const ofProducts = [
  ...(['name', 'description', 'model', 'brand', 'ean', 'keywords', 'category', 'subCategory'] as const),
  ...(['amount', 'minimumQuantity', 'leadTime', 'stock'] as const),
] as const;

const files = [
  'certificate',
  'certificatePhoto',
  'profilePhoto',
  'coverPhoto',
  'photos',
  'videos',
  'specs',
] as const;

/** Names of the fields of a change as their forms have them, and values that are words of the page. */
export function useChangeLabels() {
  const { t } = useTranslation('business-members');
  const { t: profileWords } = useTranslation('edit-business');
  const { t: productWords } = useTranslation('own-products');
  const { t: words } = useTranslation('forms');
  const labels = new Map<string, string>([
    ...ofProducts.map((name) => [name, productWords(`fact.${name}`)] as const),
    ...ofProfile.map((name) => [name, profileWords(`field.${name}`)] as const),
    ...files.map((name) => [name, t(`activity.field.${name}`)] as const),
  ]);
  return {
    /** A field that no form has any more keeps its own name. */
    labelOf: (field: string): string => labels.get(field) ?? field,
    wordsOf: (field: string, value: string | undefined): string | undefined =>
      field === 'stock' && value !== undefined ? words(value === 'true' ? 'yes' : 'no') : value,
  };
}
