<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class RegisterRequest extends FormRequest
{
    /** UTF-8 without a NUL character: PostgreSQL and MySQL store no other bytes as a text. */
    private const TEXT = 'regex:/^[^\0]*\z/u';

    /** Hash::make() and date_format throw at a NUL character. */
    private const NO_NUL = 'not_regex:/\0/';

    public function authorize(): bool
    {
        return true;
    }

    public function rules(): array
    {
        return [
            'name' => ['required', 'string', 'min:2', 'max:60', self::TEXT],
            'last_name' => ['required', 'string', 'max:80', self::TEXT],
            // The days of the centre of Mexico, as in the site.
            'birthdate' => [
                'bail',
                'required',
                'string',
                self::NO_NUL,
                'date_format:Y-m-d',
                'before_or_equal:'.now('-06:00')->subYears(18)->toDateString(),
                'after_or_equal:'.now('-06:00')->subYears(110)->toDateString(),
            ],
            'phone' => ['bail', 'required', 'string', 'digits:10'],
            'zipcode' => ['bail', 'required', 'string', 'digits:5'],
            'state' => ['required', 'string', 'max:80', self::TEXT],
            'municipality' => ['required', 'string', 'max:80', self::TEXT],
            'neighborhood' => ['required', 'string', 'max:120', self::TEXT],
            'nickname' => ['bail', 'required', 'string', 'regex:/^[\p{L}\p{N}_.-]{3,20}$/u', 'unique:users,nickname'],
            'email' => ['bail', 'required', 'string', 'email', 'max:254', self::NO_NUL, 'unique:users,email'],
            // No 'confirmed'.
            'password' => ['required', 'string', 'min:8', 'max:64', self::NO_NUL],
            'accepts_terms' => ['accepted'],
            'accepts_privacy' => ['accepted'],
            'accepts_marketing' => ['required', 'boolean'],
        ];
    }
}
