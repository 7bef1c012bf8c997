import { expect, it } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { endpointKey } from '#contract/endpoint.ts';
import { sampleInput } from '#testing/sampleInput.ts';

it.each(endpoints.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
  'has a sample that %s takes',
  (_, endpoint) => {
    const { query, body } = sampleInput(endpoint);
    expect(endpoint.query?.safeParse(query).error).toBeUndefined();
    expect(endpoint.body?.safeParse(body).error).toBeUndefined();
  },
);
