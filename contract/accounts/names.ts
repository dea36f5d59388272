import { z } from 'zod'

/** Lengths of what an account is called and signs in with. */
export const nameLimits = {
  username: { least: 5, most: 40 },
  publicName: { least: 3, most: 40 },
  name: { least: 3, most: 50 },
  password: { least: 6, most: 1024 },
  email: { most: 320 },
} as const

/** What a username may hold, in words. A-165. */
export const usernameCharacters = 'Usernames may only contain letters, numbers, and some symbols (_-+.).'

/** The name an account signs in with.. */
export const Username = z
  .string('Please choose a username.')
  .trim()
  .regex(/^[A-Za-z0-9_.+-]*$/, usernameCharacters)
  .min(nameLimits.username.least, 'Usernames must be at least 5 characters long.')
  .max(nameLimits.username.most, 'Usernames may be at most 40 characters long.')

/** The username of an account that signs in through Google is its email. A-168. */
export const GoogleUsername = z.email('Please enter a valid Google email address.').max(nameLimits.email.most)

/** What a public name may hold, in words. A-177. */
export const publicNameCharacters = 'Public names can only contain letters, numbers, and some symbols (_-+@$#&...).'

/** What others see instead of a real name.. */
export const PublicName = z
  .string('Please choose a public name.')
  .trim()
  .regex(/^[A-Za-z0-9_\-(){}[\]+$?^|\\~<>@#%&]*$/, publicNameCharacters)
  .min(nameLimits.publicName.least, 'Public names must be at least 3 characters long.')
  .max(nameLimits.publicName.most, 'Public names may be at most 40 characters long.')

/** Signs that are not seen or begin another line, and beginnings of web addresses: a name stands in mails of ours. */
// oxlint-disable-next-line no-control-regex -- control signs are what is refused
const notInNames =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|:\/\/|\bhttps?:|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:com|org|net|io|co|info|biz|me|ru|xyz|app|dev|gg|ly|link|site|online|top|tv)\b/iu

/** What an account calls its owner; seen by the family and by staff only. A-195. */
export const PersonName = z
  .string('Please enter a name.')
  .trim()
  .min(nameLimits.name.least, 'Names must be at least 3 characters long.')
  .max(nameLimits.name.most, 'Names can be at most 50 characters long.')
  .refine((name) => !notInNames.test(name), 'Please enter a name without web addresses and line breaks.')

/** Taken exactly as typed: no trimming, no composition rules. A-196. */
export const NewPassword = z
  .string('Please choose a password.')
  .min(nameLimits.password.least, 'Passwords must be at least 6 characters long.')
  .max(nameLimits.password.most, 'Passwords may be at most 1024 characters long.')

/** An address that mail can be sent to. A-188. */
export const Email = z
  .string('Please enter a valid email address.')
  .trim()
  .max(nameLimits.email.most, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'))

/** The public name offered first: what stands before the at-sign, with anything but letters and digits as `_`. A-144. */
export function publicNameOfEmail(email: string): string {
  return email
    .slice(0, email.lastIndexOf('@') === -1 ? email.length : email.lastIndexOf('@'))
    .replace(/[^A-Za-z0-9]/g, '_')
}
