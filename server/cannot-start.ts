/** Why the server does not start, in words for the person who starts it; a stack would say nothing more. */
export class CannotStart extends Error {}
