import { atMoment } from '#mocks/retail/atMoment.ts';

/** The day on which the shop's records were made: the same records each time. */
const MADE = Date.parse('2026-06-30T12:00:00Z');
const ELSEWHERE = /^https:\/\/marmelab\.com\/posters\/(.+)\.jpeg$/;

type Rows = Record<string, Record<string, unknown>[]>;

/** Pictures come from the embedded services, as no other host is let in. */
const withOwnPicture = (value: unknown) =>
  typeof value === 'string' ? value.replace(ELSEWHERE, '/services/media/posters/$1.svg') : value;

/** Customers, categories, products, orders, invoices and reviews of a poster shop, by a fixed seed. */
export async function retailRecords(): Promise<Rows> {
  const [{ faker }, { default: generate }] = await Promise.all([
    import('@faker-js/faker'),
    import('data-generator-retail'),
  ]);
  const { customers, categories, products, orders, invoices, reviews } = atMoment(MADE, () => {
    faker.seed(20260630);
    faker.setDefaultRefDate(new Date());
    return generate();
  });
  return Object.fromEntries(
    Object.entries({ customers, categories, products, orders, invoices, reviews }).map(
      ([name, rows]) => [
        name,
        rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([source, value]) => [source, withOwnPicture(value)]),
          ),
        ),
      ],
    ),
  );
}
