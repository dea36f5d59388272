import type { GuardianNews } from '@polyhex/contract/accounts/guardian-news'

/** News of a child in one sentence; `name`: what the reader calls the child. What waits for an answer is not news: it stands beside its answer. */
export function newsWords({ kind, child, other }: GuardianNews, name: string): string {
  const who = other === null ? 'Somebody' : other.avatarName
  switch (kind) {
    case 'connected':
      return `${name} and ${who} are now connected.`
    case 'disconnected':
      return `${name} and ${who} are not connected as before.`
    case 'password_set':
      return other?.id === child.id ? `${name} chose a new password.` : `${who} set a new password for ${name}.`
    case 'signed_in_as':
      return `${who} signed in as ${name}.`
    case 'parting_asked':
      return `${name} asks to end a connection.`
    case 'decision_waits':
      return `${name} waits for your permission.`
    case 'section_asked':
      return `A class section asks for ${name}.`
  }
}
