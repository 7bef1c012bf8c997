import { isBlank } from './text.ts';

export interface BankDetails {
  readonly account_name: string | null;
  /** All digits as delivered, leading zeros and masks included. */
  readonly account_number: string | null;
  readonly account_ifsc: string | null;
}

/** Texts, left alone, or numbers, which become texts before a double can round them. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function parse(json: string): unknown {
  try {
    JSON.parse(json);
    return JSON.parse(
      json.replace(TEXT_OR_NUMBER, (part) => (part[0] === '"' ? part : `"${part}"`)),
    );
  } catch {
    return null;
  }
}

function shown(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && !isBlank(value) ? value : null;
}

/**
 * The account in the `json` text of a bank request, or in an object that is already parsed. What is missing
 * or cannot be read is null, the row still works; a long account number keeps every digit (BNK-01, BNK-03).
 */
export function readBankDetails(json: unknown): BankDetails {
  const parsed = typeof json === 'string' ? parse(json) : json;
  const fields = new Map<string, unknown>(
    typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [],
  );
  return {
    account_name: shown(fields.get('account_name')),
    account_number: shown(fields.get('account_number')),
    account_ifsc: shown(fields.get('account_ifsc')),
  };
}
