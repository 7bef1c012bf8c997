import { config } from 'zod';

// Before the first schema: else zod tries whether it may make code of text, which the policy of the page refuses
// and reports each time.
config({ jitless: true });
