import { inject } from 'vitest';
import { waitForProduct } from './product-outcome.ts';

await waitForProduct(inject('outcomeFile'));
