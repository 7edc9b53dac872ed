import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { SectionProps } from '../business-page/business-page.tsx';
import { listBusinessProductsQuery } from '../business-page/list-business-products.query.ts';
import { useLoaded } from '../use-loaded.ts';
import { EditMode } from './edit-mode.tsx';

interface FreshEditModeProps extends SectionProps {
  readonly api: ApiClient;
}

/** Edit mode with the products as they are now; the page around it is one that was kept for visitors. */
export function FreshEditMode({ api, products, ...props }: FreshEditModeProps) {
  const loaded = useLoaded(listBusinessProductsQuery(api, { businessID: props.business.businessID }));
  return <EditMode {...props} products={loaded.state === 'ready' ? loaded.value : products} />;
}
