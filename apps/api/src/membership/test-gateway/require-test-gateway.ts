import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Services } from '../../services.ts';
import { isTestGateway, type TestGateway } from './create-test-gateway.ts';

/** Throws NotFound where another provider, or none, takes payments. */
export function requireTestGateway({ payments }: Pick<Services, 'payments'>): TestGateway {
  const gateway = payments?.gateway;
  if (isTestGateway(gateway)) return gateway;
  throw notFound('Test cards are not taken on this installation.');
}
