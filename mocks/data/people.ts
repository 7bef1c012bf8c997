import { FAMILY_NAMES, GIVEN_NAMES, UNUSUAL_NAMES } from '#mocks/data/names.ts';
import { type Random, random } from '#mocks/data/random.ts';

/** A user of the platform. Users 0, 1 and 2 have records in every area. */
export interface User {
  index: number;
  /** Mostly a number; every fourth user has a text id of 24 hexadecimal digits. */
  id: number | string;
  name: string;
  /** As people wrote it down: +91…, 0…, or ten digits. */
  phone: string;
  email: string;
  pan: string;
  account: BankAccount;
}

/** What a person gave as their bank account. */
export interface BankAccount {
  account_name: string;
  /** Text: up to 20 digits, with leading zeros. */
  account_number: string;
  account_ifsc: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BANKS = ['SBIN', 'HDFC', 'ICIC', 'UTIB', 'PUNB', 'BKID', 'CNRB', 'KKBK'];

/** A made-up person's name: given name, family name. */
export const personName = (from: Random): string =>
  `${from.pick(GIVEN_NAMES)} ${from.pick(FAMILY_NAMES)}`;

/** Ten digits behind a country code, a zero, or nothing. */
export const phoneNumber = (from: Random): string =>
  `${from.pick(['+91', '+91', '+91', '+91 ', '0', ''])}${from.int(6, 9)}${from.digits(9)}`;

const letters = (from: Random, count: number) =>
  Array.from({ length: count }, () => LETTERS[from.int(0, 25)]).join('');

/** Five letters, four digits, a letter; the fourth is P for a person, the fifth begins the family name. */
export const panNumber = (from: Random, name: string): string => {
  const family = name.split(' ').at(-1)?.toUpperCase().at(0) ?? 'A';
  const initial = LETTERS.includes(family) ? family : 'K';
  return `${letters(from, 3)}P${initial}${from.digits(4)}${letters(from, 1)}`;
};

const ifsc = (from: Random) => `${from.pick(BANKS)}0${from.digits(6)}`;

/** The user of that index, the same in every area. */
export function userAt(index: number): User {
  const from = random(`user ${index}`);
  const unusual =
    index % 9 === 5 ? UNUSUAL_NAMES[Math.floor(index / 9) % UNUSUAL_NAMES.length] : undefined;
  const name = unusual ?? personName(from);
  const mailbox =
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, '.')
      .replace(/^\.|\.$/g, '') || 'user';
  return {
    index,
    id: index % 4 === 3 ? from.hexId() : 48213 + index * 131,
    name,
    phone: phoneNumber(from),
    email: `${mailbox}${index}@example.com`,
    pan: panNumber(from, name),
    account: {
      account_name: name.toUpperCase(),
      account_number: from.chance(0.1) ? `000${from.digits(17)}` : from.digits(from.int(9, 16)),
      account_ifsc: ifsc(from),
    },
  };
}

/** The first so many users. */
export const usersUpTo = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => userAt(index));
