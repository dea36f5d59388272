/* Blocking on purpose: sets the chosen looks before anything is painted. The lists are those of theme/settings.ts. */
;(function () {
  var choices = {
    theme: ['light', 'dark', 'system'],
    density: ['student', 'young', 'senior', 'adult'],
    skin: ['plain', 'bordered'],
    layout: ['vertical', 'horizontal'],
    width: ['compact', 'full'],
    semiDark: ['off', 'on'],
    primary: ['lapis', 'grape', 'leaf', 'sky'],
  }
  var found = document.cookie.match(/(?:^|; )polyhex_settings=([^;]*)/)
  var stored = new URLSearchParams(found ? decodeURIComponent(found[1]) : '')
  for (var name in choices) {
    var value = stored.get(name)
    if (choices[name].indexOf(value) < 0) value = choices[name][0]
    if (value === 'system') delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value
  }
})()
