import { z } from 'zod';
import { acknowledgement, file } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** Uploads tax-deduction certificates, each as a field `files` of one form. */
export const uploadCertificates = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'tds-certificate/uploadcertificate',
  body: z.object({ files: z.array(file).min(1) }),
  multipart: true,
  answer: acknowledgement,
  effect: 'upload',
});
