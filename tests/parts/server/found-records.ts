import type { Store } from '../../../server/store/core/store.ts';
import type { CustomerQuery, FoundRecord } from '../../../src/kinds/calls/customers.ts';

/** Everything that is stored of a customer. */
export async function findAllOf(
  { admin }: Pick<Store, 'admin'>,
  query: CustomerQuery,
): Promise<FoundRecord[]> {
  const found: FoundRecord[] = [];
  for await (const page of admin.findCustomer(query)) found.push(...page);
  return found;
}
